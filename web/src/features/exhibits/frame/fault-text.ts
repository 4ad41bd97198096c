/** Messages for faults in the parameters of an embedded board. */
import { t } from "../../../kit/words";
import type { Fault } from "./parameters";

/** Returns the message for a fault. */
export function faultText({ code, name, value, allowed }: Fault): string {
  if (code === "bad_parameter" && allowed.length === 0) return t("embed-needless", { name, value });
  return t(`embed-${code}`, { name, value, allowed: allowed.join(" · ") });
}
