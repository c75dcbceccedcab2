const CALLS =
  /^(?:call|ring|phone)(?: (?:us|me|now|today))*!?$|^(?:jetzt )?(?:anrufen|ruf(?:en sie)? uns an)!?$|^(?:nous )?appel(?:er|ez)(?:[- ]nous)?!?$|^ll[aá]m(?:ar|a|anos|enos)!?$|^chiama(?:ci|re|teci)?!?$|^lig(?:ar|ue|ue-nos)!?$/iu;

/** Whether a button of this name is there to call somebody: "Call us", "Jetzt anrufen", "Llámanos". */
export function isCallLabel(label: string): boolean {
  return CALLS.test(label.trim());
}
