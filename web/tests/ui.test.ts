import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Button from "../src/ui/Button.svelte";
import Popover from "../src/ui/Popover.svelte";
import Toast from "../src/ui/Toast.svelte";

afterEach(cleanup);

const children = createRawSnippet(() => ({ render: () => "<span>Go on</span>" }));

test("a button sends no form unless it is said to, and gets its handlers and hooks", async () => {
  const onclick = vi.fn();
  render(Button, { children, onclick, "data-share": "" });
  const button = screen.getByRole("button", { name: "Go on" });
  expect(button.getAttribute("type")).toBe("button");
  expect(button.hasAttribute("data-share")).toBe(true);
  await fireEvent.click(button);
  expect(onclick).toHaveBeenCalledOnce();
});

test("with an address it is a link", () => {
  render(Button, { children, href: "#/rules", look: "go" });
  const link = screen.getByRole("link", { name: "Go on" });
  expect(link.getAttribute("href")).toBe("#/rules");
  expect(link.hasAttribute("type")).toBe(false);
});

test("a submit button is one", () => {
  render(Button, { children, type: "submit" });
  expect(screen.getByRole("button").getAttribute("type")).toBe("submit");
});

test("a popover opens at its thing and tells who opened it", () => {
  const opened = vi.fn();
  render(Popover, { at: new DOMRect(40, 30, 20, 10), children, opened, role: "dialog", "aria-label": "Which" });
  const slip = screen.getByRole("dialog", { name: "Which" });
  expect([slip.style.left, slip.style.top]).toEqual(["40px", "48px"]);
  expect(opened).toHaveBeenCalledWith(slip);
});

test("a toast is said politely, an alarm at once", async () => {
  const { rerender } = render(Toast, { children });
  expect(screen.getByRole("status").textContent).toBe("Go on");
  await rerender({ tone: "alarm" });
  expect(screen.getByRole("alert").textContent).toBe("Go on");
  await rerender({ tone: "notice", role: "alertdialog" });
  expect(screen.getByRole("alertdialog").textContent).toBe("Go on");
});
