// What each room of app/ may import, itself aside: the arrows of docs/architecture.md, which a test
// compares with this list. Whatever is not here is refused (.dependency-cruiser.cjs).
//
// Domains are above platform and ui, pages above domains, http and routes above all.

const FOUNDATION = {
  platform: [],
  styles: [],
  ui: ["platform"],
  markdown: ["platform"],
};

const DOMAINS = {
  // What administrators did: who does what they ask for writes it down.
  "admin/audit": ["platform"],
  uploads: ["platform"],
  accounts: ["admin/audit", "platform", "ui", "uploads"],
  // What people pay for and hold, and the one question of what they may.
  plans: ["accounts", "platform"],
  projects: ["accounts", "plans", "platform"],
  conversation: ["accounts", "platform", "projects", "uploads"],
  "personal-data": [
    "accounts",
    "community/writing",
    "platform",
    "projects",
    "publishing",
    "uploads",
  ],
  content: ["markdown", "platform", "ui"],
  trial: ["accounts", "conversation", "platform", "projects"],
  publishing: ["accounts", "platform", "projects", "ui"],
  offline: ["platform", "ui"],
  // Posts on X that mention the product, and the bot that answers them.
  mentions: ["admin/audit", "platform"],
  // Domains of people's own under which their apps are served.
  domains: ["accounts", "plans", "platform", "projects"],
};

const COMMUNITY = {
  // Who may write, how much, and which words.
  "community/standing": ["accounts", "platform"],
  // What all texts of people share: rules, rendering, pictures, mentions, drafts.
  "community/writing": [
    "accounts",
    "community/standing",
    "markdown",
    "platform",
    "publishing",
    "ui",
    "uploads",
  ],
  "community/notifications": ["accounts", "community/standing", "platform", "ui"],
  "community/forum": [
    "accounts",
    "admin/audit",
    "community/notifications",
    "community/standing",
    "community/writing",
    "platform",
    "ui",
  ],
  "community/rooms": [
    "accounts",
    "admin/audit",
    "community/notifications",
    "community/standing",
    "community/writing",
    "platform",
    "ui",
  ],
  "community/people": [
    "accounts",
    "community/forum",
    "community/standing",
    "community/writing",
    "platform",
    "publishing",
    "ui",
  ],
  "community/moderation": [
    "accounts",
    "admin/audit",
    "community/forum",
    "community/notifications",
    "community/people",
    "community/rooms",
    "community/standing",
    "community/writing",
    "platform",
    "publishing",
    "ui",
  ],
};

const GENERATION = {
  "generation/protocol": [],
  "generation/prompt": [],
  "generation/models": ["conversation", "platform", "projects"],
  "generation/events": ["accounts", "conversation", "platform", "projects"],
  "generation/context": [
    "conversation",
    "generation/models",
    "generation/prompt",
    "generation/protocol",
    "platform",
    "projects",
  ],
  "generation/checks": ["generation/context", "projects"],
  "generation/runs": [
    "accounts",
    "conversation",
    "generation/checks",
    "generation/context",
    "generation/events",
    "generation/models",
    "generation/protocol",
    "platform",
    "projects",
    "uploads",
  ],
  // Which models there are: the operator's, people's own, and who chose which.
  models: ["accounts", "admin/audit", "generation/models", "platform", "ui"],
  // The built-in engine is one more model.
  starter: ["conversation", "generation/models", "projects"],
};

const SITES = {
  "sites/packages": ["platform"],
  "sites/build": ["projects", "sites/packages"],
  "sites/engine": ["platform", "projects", "sites/build"],
  "sites/previews": ["platform", "projects", "sites/engine"],
  "sites/serving": ["platform", "sites/build", "sites/engine", "sites/packages", "sites/previews"],
};

const ADMIN = {
  // What pages of administrators read and do, by subject.
  "admin/apps": ["accounts", "admin/audit", "platform", "projects"],
  "admin/health": ["admin/audit", "platform"],
  "admin/people": ["accounts", "admin/audit", "plans", "platform"],
};

const PAGES = {
  "admin-page": [
    "accounts",
    "admin/apps",
    "admin/audit",
    "admin/health",
    "admin/people",
    "community/moderation",
    "plans",
    "platform",
    "projects",
    "ui",
  ],
  landing: ["content", "plans", "platform", "ui"],
  enhance: [
    "community/forum",
    "community/notifications",
    "community/rooms",
    "community/writing",
    "landing",
    "mentions",
    "offline",
    "platform",
    "publishing",
    "trial",
    "ui",
  ],
  "domain-page": ["account-page", "domains", "platform", "ui"],
  "mentions-page": ["mentions", "platform", "ui"],
  "import-page": ["account-page", "platform", "projects", "trial", "ui"],
  "environment-page": ["account-page", "platform", "projects", "ui"],
  "plan-page": ["account-page", "plans", "platform", "ui"],
  "account-page": ["accounts", "platform", "ui", "uploads"],
  workspace: [
    "accounts",
    "conversation",
    "generation/events",
    "generation/models",
    "generation/protocol",
    "generation/runs",
    "markdown",
    "models",
    "offline",
    "platform",
    "projects",
    "publishing",
    "sites/build",
    "trial",
    "ui",
    "uploads",
  ],
  "project-list": ["offline", "platform", "projects", "publishing", "trial", "ui", "workspace"],
};

/** The figures of public texts come from whoever goes by them. */
const FACTS = {
  facts: [
    "accounts",
    "community/forum",
    "community/moderation",
    "community/notifications",
    "community/people",
    "community/rooms",
    "community/standing",
    "community/writing",
    "generation/runs",
    "http/limits",
    "mentions",
    "plans",
    "platform",
    "projects",
    "publishing",
    "sites/previews",
    "trial",
    "uploads",
  ],
};

const everyDomain = Object.keys({ ...DOMAINS, ...COMMUNITY, ...GENERATION, ...SITES });

const HTTP = {
  "http/requests": ["platform"],
  "http/limits": [
    "accounts",
    "community/writing",
    "http/requests",
    "models",
    "platform",
    "projects",
    "sites/packages",
    "trial",
    "uploads",
  ],
  "http/sockets": ["accounts", "http/limits", "http/requests", "platform"],
  "http/services": ["facts", "platform", "http/requests", "http/sockets", ...everyDomain],
  "http/api": [
    "accounts",
    "admin/audit",
    "admin/people",
    "community/forum",
    "community/moderation",
    "community/notifications",
    "community/people",
    "community/rooms",
    "community/standing",
    "community/writing",
    "http/limits",
    "http/requests",
    "personal-data",
    "platform",
    "projects",
    "publishing",
    "trial",
    "uploads",
  ],
  "http/jobs": [
    "accounts",
    "community/forum",
    "community/moderation",
    "community/notifications",
    "community/people",
    "community/rooms",
    "community/standing",
    "community/writing",
    "domains",
    "http/api",
    "http/requests",
    "http/services",
    "mentions",
    "plans",
    "platform",
    "projects",
    "publishing",
    "sites/packages",
    "trial",
    "uploads",
  ],
  "http/streams": [
    "accounts",
    "community/notifications",
    "community/rooms",
    "community/standing",
    "community/writing",
    "generation/events",
    "generation/runs",
    "http/api",
    "http/limits",
    "http/requests",
    "http/sockets",
    "plans",
    "platform",
    "projects",
    "sites/previews",
    "sites/serving",
    "trial",
  ],
  "http/shell": [
    "accounts",
    "community/notifications",
    "community/rooms",
    "domains",
    "http/api",
    "http/jobs",
    "http/limits",
    "http/requests",
    "http/services",
    "http/sockets",
    "http/streams",
    "offline",
    "plans",
    "platform",
    "publishing",
    "sites/serving",
    "styles",
  ],
};

const below = {
  ...FOUNDATION,
  ...DOMAINS,
  ...COMMUNITY,
  ...GENERATION,
  ...SITES,
  ...ADMIN,
  ...PAGES,
  ...FACTS,
  ...HTTP,
};

/** Folder of app/ → the folders that it may import. */
module.exports = { ...below, routes: Object.keys(below) };
