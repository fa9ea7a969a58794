"""The packages of npm whose work is in the page of the browser; all others only build it."""

BUNDLED = ("@fluent/bundle", "@fontsource/*", "@iconify-json/*", "svelte", "uqr")
