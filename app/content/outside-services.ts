/** What of the configuration says who else is told something. */
interface ServiceConfig {
  AI_PROVIDER: "starter" | "openai" | "anthropic" | "ollama";
  AI_MODEL?: string | undefined;
  AI_BASE_URL?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
  GITHUB_CLIENT_ID?: string | undefined;
  SMTP_URL?: string | undefined;
}

const DEFAULT_HOSTS = {
  openai: "api.openai.com",
  anthropic: "api.anthropic.com",
  ollama: "localhost",
};

/** The outside services of this installation, as the privacy policy and the terms name them. */
export function describeServices(config: ServiceConfig): {
  modelService: string;
  signInServices: string;
  mailService: string;
} {
  const signIns = [
    config.GOOGLE_CLIENT_ID ? "Google" : null,
    config.GITHUB_CLIENT_ID ? "GitHub" : null,
  ].filter((name) => name !== null);
  return {
    modelService: modelService(config),
    mailService: mailService(config),
    signInServices: signIns.join(" and ") || "none on this installation",
  };
}

function mailService({ SMTP_URL }: ServiceConfig): string {
  if (!SMTP_URL) return "Mail: none is sent from this installation";
  return `Mail: the mail server at ${new URL(SMTP_URL).hostname}`;
}

function modelService({ AI_PROVIDER: provider, AI_MODEL, AI_BASE_URL }: ServiceConfig): string {
  if (provider === "starter") return "the built-in starter, which sends nothing anywhere";
  const host = AI_BASE_URL ? new URL(AI_BASE_URL).hostname : DEFAULT_HOSTS[provider];
  const isHere = /^(localhost|127\.|\[::1\])/.test(host);
  return `${AI_MODEL}, ${isHere ? "running on this server" : `at ${host}`}`;
}
