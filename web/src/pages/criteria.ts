/**
 * The criteria of WCAG 2.2, levels A and AA: how far each is met, and the evidence. "none" means
 * not applicable, because the site has no videos, payments or accounts.
 */
export interface Criterion {
  number: string;
  level: "A" | "AA";
  state: (typeof STATES)[number];
  /** Name of the test file; "look" for a manual check; "" if not applicable. */
  shown: string;
}

export const STATES = ["met", "partly", "none"] as const;

export const CRITERIA: readonly Criterion[] = [
  { number: "1.1.1", level: "A", state: "met", shown: "test_keyboard" },
  { number: "1.2.1", level: "A", state: "none", shown: "" },
  { number: "1.2.2", level: "A", state: "none", shown: "" },
  { number: "1.2.3", level: "A", state: "none", shown: "" },
  { number: "1.2.4", level: "AA", state: "none", shown: "" },
  { number: "1.2.5", level: "AA", state: "none", shown: "" },
  { number: "1.3.1", level: "A", state: "met", shown: "test_access" },
  { number: "1.3.2", level: "A", state: "met", shown: "test_keyboard" },
  { number: "1.3.3", level: "A", state: "met", shown: "test_alike" },
  { number: "1.3.4", level: "AA", state: "met", shown: "test_rithmomachia" },
  { number: "1.3.5", level: "AA", state: "none", shown: "" },
  { number: "1.4.1", level: "A", state: "met", shown: "test_marks" },
  { number: "1.4.2", level: "A", state: "met", shown: "ui.aloud.test" },
  { number: "1.4.3", level: "AA", state: "met", shown: "test_access" },
  { number: "1.4.4", level: "AA", state: "met", shown: "test_access" },
  { number: "1.4.5", level: "AA", state: "partly", shown: "look" },
  { number: "1.4.10", level: "AA", state: "met", shown: "test_access" },
  { number: "1.4.11", level: "AA", state: "met", shown: "test_marks" },
  { number: "1.4.12", level: "AA", state: "met", shown: "test_sight" },
  { number: "1.4.13", level: "AA", state: "met", shown: "test_alike" },
  { number: "2.1.1", level: "A", state: "met", shown: "test_keys" },
  { number: "2.1.2", level: "A", state: "met", shown: "test_focus" },
  { number: "2.1.4", level: "A", state: "met", shown: "test_keyboard" },
  { number: "2.2.1", level: "A", state: "met", shown: "test_kiosk" },
  { number: "2.2.2", level: "A", state: "met", shown: "test_demo" },
  { number: "2.3.1", level: "A", state: "met", shown: "test_alike" },
  { number: "2.4.1", level: "A", state: "met", shown: "test_focus" },
  { number: "2.4.2", level: "A", state: "met", shown: "test_gamepages" },
  { number: "2.4.3", level: "A", state: "met", shown: "test_focus" },
  { number: "2.4.4", level: "A", state: "met", shown: "test_access" },
  { number: "2.4.5", level: "AA", state: "met", shown: "test_home" },
  { number: "2.4.6", level: "AA", state: "met", shown: "test_access" },
  { number: "2.4.7", level: "AA", state: "met", shown: "test_sight" },
  { number: "2.4.11", level: "AA", state: "met", shown: "test_sight" },
  { number: "2.5.1", level: "A", state: "met", shown: "test_mouse" },
  { number: "2.5.2", level: "A", state: "met", shown: "test_mouse" },
  { number: "2.5.3", level: "A", state: "met", shown: "test_access" },
  { number: "2.5.4", level: "A", state: "none", shown: "" },
  { number: "2.5.7", level: "AA", state: "met", shown: "test_keys" },
  { number: "2.5.8", level: "AA", state: "met", shown: "test_sight" },
  { number: "3.1.1", level: "A", state: "met", shown: "test_access" },
  { number: "3.1.2", level: "AA", state: "met", shown: "test_alike" },
  { number: "3.2.1", level: "A", state: "met", shown: "test_focus" },
  { number: "3.2.2", level: "A", state: "met", shown: "test_shell" },
  { number: "3.2.3", level: "AA", state: "met", shown: "test_alike" },
  { number: "3.2.4", level: "AA", state: "met", shown: "test_alike" },
  { number: "3.2.6", level: "A", state: "met", shown: "test_alike" },
  { number: "3.3.1", level: "A", state: "met", shown: "test_damaged" },
  { number: "3.3.2", level: "A", state: "met", shown: "test_access" },
  { number: "3.3.3", level: "AA", state: "met", shown: "test_damaged" },
  { number: "3.3.4", level: "AA", state: "none", shown: "" },
  { number: "3.3.7", level: "A", state: "met", shown: "test_alike" },
  { number: "3.3.8", level: "AA", state: "none", shown: "" },
  { number: "4.1.2", level: "A", state: "met", shown: "test_access" },
  { number: "4.1.3", level: "AA", state: "met", shown: "test_keyboard" },
];
