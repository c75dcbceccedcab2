import { accountModelsPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { CONNECTION_KINDS, KIND_FACTS } from "./connection-kinds";

interface ConnectFormProps {
  /** What was typed into a form that was refused; never its key. */
  typed: Record<string, string>;
  errors: Record<string, string>;
  /** Whether servers of the private network may be named. */
  allowsPrivate: boolean;
}

/** Connects a provider: by its sign-in, or by a key or an address. */
export function ConnectForm({ typed, errors, allowsPrivate }: ConnectFormProps) {
  const error = (name: string) => (errors[name] ? { error: errors[name] } : {});
  return (
    <>
      <div className="connect-offer">
        <ButtonLink href={`${accountModelsPath}/openrouter`}>Sign in with OpenRouter</ButtonLink>
        <p className="muted">
          Hundreds of models, without a key to copy. Or give a key or an address:
        </p>
      </div>
      <form method="post" className="stack" action={accountModelsPath}>
        <input type="hidden" name="intent" value="connect" />
        <Field as="select" label="Provider" name="kind" defaultValue={typed.kind ?? "openai"}>
          {CONNECTION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_FACTS[kind].label}
            </option>
          ))}
        </Field>
        <Field
          label="Key"
          name="key"
          type="password"
          autoComplete="off"
          hint="It is encrypted, shown to nobody again, and sent to this provider only. A local server needs none."
          {...error("key")}
        />
        <Field
          label="Address"
          name="baseUrl"
          inputMode="url"
          optional
          placeholder="https://models.example/v1"
          defaultValue={typed.baseUrl ?? ""}
          hint={
            allowsPrivate
              ? "Only for Ollama, and for what speaks OpenAI's protocol. This server reaches it, not your browser: localhost is the server's own machine, e.g. http://localhost:11434 for Ollama or http://localhost:1234/v1 for LM Studio."
              : "Only for Ollama, and for what speaks OpenAI's protocol. This server reaches it, not your browser, so it has to be on the internet, by https. A model on your own machine needs a server that allows private addresses."
          }
          {...error("baseUrl")}
        />
        <Field
          label="Name"
          name="name"
          optional
          maxLength={60}
          autoComplete="off"
          defaultValue={typed.name ?? ""}
          {...error("name")}
        />
        <div className="button-row">
          <Button type="submit" variant="primary">
            Connect
          </Button>
        </div>
      </form>
    </>
  );
}
