import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/stores/settings.svelte";
import Choose from "../src/ui/form/Choose.svelte";
import Slider from "../src/ui/form/Slider.svelte";
import TextField from "../src/ui/form/TextField.svelte";
import Toggle from "../src/ui/form/Toggle.svelte";
import { loadTexts } from "../src/words";

afterEach(cleanup);
beforeEach(async () => {
  settings.language = "en";
  await loadTexts();
});

const choices = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `c${at}`, name: `Choice ${at}` }));
const radios = () => screen.getAllByRole("radio");
const checked = () => radios().map((radio) => radio.getAttribute("aria-checked") === "true");
const press = (element: Element, key: string) => fireEvent.keyDown(element, { key });

test("up to four choices stand side by side, more are a gallery", async () => {
  const { container, rerender } = render(Choose, { label: "Clock", choices: choices(4), value: "c1" });
  expect(container.querySelector(".segments")).not.toBeNull();
  await rerender({ choices: choices(5) });
  expect(container.querySelector(".segments")).toBeNull();
  expect(container.querySelector(".gallery")).not.toBeNull();
});

test.each([3, 6])("one of %i is chosen by a tap, and said once", async (count) => {
  const onchoose = vi.fn();
  render(Choose, { label: "Clock", choices: choices(count), value: "c0", onchoose });
  expect(screen.getByRole("radiogroup", { name: "Clock" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "Choice 2" }));
  await fireEvent.click(screen.getByRole("radio", { name: "Choice 2" }));
  expect(checked().indexOf(true)).toBe(2);
  expect(onchoose.mock.calls).toEqual([["c2"]]);
});

test.each([3, 6])("arrows go through all %i and round, Home and End to the ends", async (count) => {
  render(Choose, { label: "Clock", choices: choices(count), value: "c0" });
  const to = async (key: string) => {
    await press(document.activeElement!, key);
    expect(document.activeElement).toBe(radios()[checked().indexOf(true)]);
    return checked().indexOf(true);
  };
  radios()[0]!.focus();
  expect(await to("ArrowRight")).toBe(1);
  expect(await to("ArrowUp")).toBe(0);
  expect(await to("ArrowLeft")).toBe(count - 1);
  expect(await to("ArrowDown")).toBe(0);
  expect(await to("End")).toBe(count - 1);
  expect(await to("Home")).toBe(0);
});

test("Tab comes to a group once: to what is chosen, to the first where nothing is", async () => {
  const { rerender } = render(Choose, { label: "Clock", choices: choices(3), value: "c2" });
  const stops = () => radios().map((radio) => radio.tabIndex);
  expect(stops()).toEqual([-1, -1, 0]);
  await rerender({ value: "elsewhere" });
  expect(stops()).toEqual([0, -1, -1]);
});

test("a toggle says what it is and what it is set to", async () => {
  render(Toggle, { label: "Sound", checked: false });
  const toggle = screen.getByRole("switch", { name: "Sound" });
  expect(toggle.getAttribute("aria-checked")).toBe("false");
  await fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-checked")).toBe("true");
  expect(toggle.querySelector(".on")!.textContent).toBe("yes");
});

test("a toggle that has to be allowed stays as it is until it is", async () => {
  const onturn = vi.fn();
  render(Toggle, { label: "Notices", checked: false, onturn });
  await fireEvent.click(screen.getByRole("switch"));
  expect(onturn).toHaveBeenCalledWith(true);
  expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false");
});

test("a slider is moved by keys, never past its ends, and says where it stands", async () => {
  const onmove = vi.fn();
  render(Slider, { label: "Place", value: 1, max: 40, said: "To move 1", onmove });
  const slider = screen.getByRole("slider", { name: "Place" });
  const now = () => Number(slider.getAttribute("aria-valuenow"));
  expect(slider.getAttribute("aria-valuetext")).toBe("To move 1");
  expect([slider.getAttribute("aria-valuemin"), slider.getAttribute("aria-valuemax")]).toEqual(["0", "40"]);
  const places: [string, number][] = [
    ["ArrowRight", 2],
    ["PageUp", 6],
    ["PageDown", 2],
    ["ArrowLeft", 1],
    ["Home", 0],
    ["ArrowDown", 0],
    ["End", 40],
    ["ArrowUp", 40],
  ];
  for (const [key, at] of places) {
    await press(slider, key);
    expect(now()).toBe(at);
  }
  expect(onmove.mock.calls.flat()).toEqual([2, 6, 2, 1, 0, 40]); // nothing is said where nothing moved
});

test("a slider keeps its keys from the page around it", async () => {
  const around = vi.fn();
  document.addEventListener("keydown", around);
  render(Slider, { label: "Place", value: 0, max: 3 });
  await press(screen.getByRole("slider"), "ArrowRight");
  await press(screen.getByRole("slider"), "q");
  document.removeEventListener("keydown", around);
  expect(around.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(["q"]);
});

test("a field has a name and says what is wrong with it", async () => {
  const { rerender } = render(TextField, { label: "Name", value: "" });
  const field = screen.getByLabelText("Name");
  expect(field.hasAttribute("aria-invalid")).toBe(false);
  await rerender({ problem: "Too long" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").id).toBe(field.getAttribute("aria-describedby"));
  await rerender({ isBare: true, lines: 3 });
  expect(screen.getByLabelText("Name").tagName).toBe("TEXTAREA");
});
