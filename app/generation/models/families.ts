/** What is known of a model by its name. */
export interface Family {
  profile: "small" | "strong";
  /** Of a hosted model, in tokens; undefined when unknown. */
  contextTokens: number | undefined;
  /** The most it may write, in tokens, where the protocol wants a number. */
  outputTokens: number;
  /** Whether it may think for long and stream nothing meanwhile. */
  thinks: boolean;
  /** Whether it can be shown pictures. One whose name does not say so is not shown any. */
  sees: boolean;
  /** It is too small for files: it fills in a form, and the built-in engine makes the project. */
  fillsForms: boolean;
  /** Whether nobody runs it on a machine of their own: a local address is a proxy then. */
  isHostedOnly: boolean;
}

/** Families that write reliable edit blocks and follow a long prompt. */
const STRONG =
  /claude|gpt-[4-9]|chatgpt|\bo[1-9](?![a-z])|gemini-(?:[2-9]|1\.5)|deepseek-(?:v[3-9]|r\d|chat|reasoner)|qwen[\d.]*-?(?:coder-plus|max|plus)|qwen[3-9][\d.]*-?coder|mistral-(?:large|medium)|codestral|devstral|grok-[3-9]|grok-code|kimi-k|glm-[4-9]|minimax-m|command-a|llama-?4|nova-(?:pro|premier)/;
/** The lesser members of strong families. */
const LESSER = /(?:^|[-/:.])(?:mini|nano|tiny|small|lite|flash-8b|air)(?:$|[-/:.\d])/;
/** Lesser members that are known to write edits well. */
const CAPABLE = /gpt-(?:4\.1|[5-9][\d.]*)-mini|\bo[3-9]-mini|claude|devstral/;
/** Routers: they choose a model that fits the request. */
const ROUTER = /(?:^|\/)auto(?:$|:)/;
/** Below this many parameters, in billions, a family's name does not help. */
const STRONG_PARAMETERS = 25;
/** Made for editing code, so that fewer do: from this many billions on. */
const CODE_EDITORS = /devstral|qwen[3-9][\d.]*-?coder/;
const CODE_EDITOR_PARAMETERS = 20;

const THINKS = /\bo[1-9](?![a-z])|gpt-[5-9]|reasoner|deepseek-r\d|thinking|\bqwq|grok-[4-9]|-r1\b/;

/** Families that read pictures, by their makers' pages. */
const SEES =
  /claude-(?!2|instant)|gpt-4(?:o|\.[1-9]|-turbo|-vision)|gpt-[5-9]|chatgpt-4o|\bo[1-9](?![a-z])|gemini|grok-[4-9]|grok-2-vision|llama-?4|gemma-?[3-9]|pixtral|mistral-(?:small-?3\.[1-9]|medium-?3|large-?3)|llava|moondream|minicpm-v|minicpm-o|internvl|phi-?4-multimodal|glm-4(?:\.\d)?v|kimi-vl|kimi-k2\.[5-9]|[-.\d]vl\b|vision|omni/;
/** Members of them that do not. */
const BLIND =
  /o1-(?:mini|preview)|o3-mini|gpt-4o?-(?:audio|realtime|transcribe)|gemma-?3n?[:-](?:1b|270m)|grok-code/;
/** Weights of these were never given out; Ollama marks what runs at its own servers. */
const HOSTED_ONLY =
  /claude|gpt-(?:3\.5|[4-9])|chatgpt|\bo[1-9](?![a-z])|gemini|grok-(?:[3-9]|code)|-cloud$/;

/** Windows as their makers state them; the first that matches counts. */
const CONTEXT: readonly (readonly [RegExp, number])[] = [
  [/claude/, 200_000],
  [/gpt-4\.1/, 1_000_000],
  [/gpt-[5-9]/, 272_000],
  [/gpt-4o|gpt-4-turbo|chatgpt|o1-(?:mini|preview)/, 128_000],
  [/gpt-4\b/, 8_192],
  [/gpt-3\.5/, 16_000],
  [/\bo[1-9](?![a-z])/, 200_000],
  [/gemini/, 1_000_000],
  [/qwen[3-9][\d.]*-?coder|codestral|kimi-k/, 256_000],
  [
    /grok|deepseek-(?:chat|reasoner|v[3-9]|r\d)|mistral-(?:large|medium|small)|devstral|glm-[4-9]|command-a|gpt-oss|llama-?(?:3\.[1-9]|4)|minimax-m/,
    128_000,
  ],
];
/** A router takes what fits; this is what the models that it chooses from have at least. */
const ROUTER_CONTEXT = 128_000;

const ANTHROPIC_OUTPUT: readonly (readonly [RegExp, number])[] = [
  [/claude-(?:3-(?:opus|sonnet|haiku)|2|instant)/, 4_096],
  [/claude-3-5/, 8_192],
];
const OUTPUT = 32_000;

/** Up to this many parameters, in billions, a model writes no files that hold together. */
const FORM_PARAMETERS = 3;

/** Judges a model by its name; an unknown one gets the simpler task. */
export function familyOf(rawName: string): Family {
  const name = rawName.toLowerCase();
  const isRouter = ROUTER.test(name);
  return {
    profile: isRouter || isStrong(name) ? "strong" : "small",
    contextTokens: find(CONTEXT, name) ?? (isRouter ? ROUTER_CONTEXT : undefined),
    outputTokens: find(ANTHROPIC_OUTPUT, name) ?? OUTPUT,
    thinks: THINKS.test(name),
    sees: SEES.test(name) && !BLIND.test(name),
    isHostedOnly: HOSTED_ONLY.test(name),
    fillsForms: (parametersOf(name) ?? FORM_PARAMETERS + 1) <= FORM_PARAMETERS,
  };
}

function isStrong(name: string): boolean {
  const parameters = parametersOf(name);
  if (parameters === undefined) {
    return STRONG.test(name) && (!LESSER.test(name) || CAPABLE.test(name));
  }
  const least = CODE_EDITORS.test(name) ? CODE_EDITOR_PARAMETERS : STRONG_PARAMETERS;
  return parameters >= least;
}

/** Billions of parameters in a name: `llama3.1:70b`, `mixtral-8x22b`, `qwen2.5-coder-1.5b`. */
function parametersOf(name: string): number | undefined {
  const [, experts, size] =
    /(?:^|[^\d.a-z])(?:(\d+)x)?(\d+(?:\.\d+)?)b(?![a-z\d])/.exec(name) ?? [];
  return size === undefined ? undefined : Number(size) * Number(experts ?? 1);
}

function find(table: readonly (readonly [RegExp, number])[], name: string): number | undefined {
  return table.find(([pattern]) => pattern.test(name))?.[1];
}
