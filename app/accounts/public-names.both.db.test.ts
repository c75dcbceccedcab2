import { describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { signInWithProvider } from "./identities.server";
import { readPerson } from "./people.server";
import { renamePerson } from "./profile.server";
import { profileNameSchema } from "./profile-name";

async function signUpAs(name: string | null, email: string) {
  const providerId = `g-${email}`;
  const id = await signInWithProvider({ provider: "google", providerId, email, name });
  return readPerson(id);
}

describe("a name that looks official", () => {
  test.each([
    ["Sayso Support"],
    ["Suppоrt"], // with a Cyrillic о
    ["Ѕаysо"], // with three Cyrillic letters
    ["Ph\u200bantom"],
    ["ADM1N"],
  ])("is nobody's to take: %s", async (name) => {
    const ann = await signUpAs("Ann", `ann-${name.length}-${name.charCodeAt(2)}@example.com`);
    const failure = await renamePerson(ann, name).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      status: 400,
      code: "name_reserved",
      fields: { name: expect.stringMatching(/look official.*not changed.*“.+” is free/) },
    });
    expect((await readPerson(ann.id)).name).toBe("Ann");
  });

  test("comes with no account, neither from a provider nor from an email", async () => {
    expect((await signUpAs("Sayso Team", "tim@example.com")).name).toBe("tim");
    expect((await signUpAs(null, "support@example.com")).name).toBe("Member");
    const eve = await signUpAs("Eve", "s4yso@example.com");
    await renamePerson(eve, "");
    expect((await readPerson(eve.id)).name).toBe("Member");
  });

  test("stays with who has it, and is an admin's", async () => {
    const bob = await signUpAs("Bob", "bob@example.com");
    await db.user.update({ where: { id: bob.id }, data: { name: "Helpdesk Bob" } });
    await renamePerson(bob, "Helpdesk Bob");
    expect((await readPerson(bob.id)).name).toBe("Helpdesk Bob");
    await renamePerson({ ...bob, isAdmin: true }, "Sayso Support");
    expect((await readPerson(bob.id)).name).toBe("Sayso Support");
  });
});

describe("an admin's name", () => {
  test.each([
    ["Olga Ortiz"],
    ["0LGA  0RTIZ"],
    ["Оlgа-Оrtiz"],
    ["O\u0301lga Orti\u034fz"],
  ])("is nobody else's: %s", async (name) => {
    const email = `olga-${name.charCodeAt(0)}-${name.length}@example.com`;
    const olga = await db.user.create({ data: { name: "Olga Ortiz", isAdmin: true } });
    const eve = await signUpAs("Eve", email);
    await expect(renamePerson(eve, name)).rejects.toMatchObject({
      code: "name_reserved",
      fields: { name: expect.stringContaining("Your name was not changed") },
    });
    const twin = await signUpAs(name, `twin-${email}`);
    expect(twin.name).toBe(`twin-${email.split("@")[0]}`);
    await renamePerson({ ...eve, id: olga.id, isAdmin: true }, name);
    await db.user.delete({ where: { id: olga.id } });
  });

  test("may be shared by members, who are told apart by their pages", async () => {
    const [one, other] = [
      await signUpAs("Pat", "pat-one@example.com"),
      await signUpAs("Patrick", "pat-two@example.com"),
    ];
    await renamePerson(other, one.name);
    expect((await readPerson(other.id)).name).toBe("Pat");
  });
});

test.each([
  ["\u3164"],
  ["\u2800\u2800"],
  ["\u200b"],
  ["\u0301"],
  ["\u{1d159}"],
])("a name of which nothing shows is refused: %j", (name) => {
  expect(profileNameSchema.safeParse(name).success).toBe(false);
});

test("a name has no more accents on a letter than a script has", () => {
  expect(profileNameSchema.parse(`Q${"\u0300".repeat(30)}`)).toBe(`Q${"\u0300".repeat(6)}`);
});

test("a name is not somebody else's in look-alike letters of another alphabet", () => {
  const refused = profileNameSchema.safeParse("\u0410nna Lindqvist");
  expect(refused.error?.issues[0]?.message).toContain("“\u0410nna” has look-alike letters");
  // Lisu, Coptic, Carian, Canadian syllables, runes, and Cyrillic before a sign.
  for (const name of ["ꓮnna", "Ⲁnna", "𐊠nna", "ᐯera", "ᛁnna", "А'nna", "А·nna"]) {
    expect(profileNameSchema.safeParse(name).success, name).toBe(false);
  }
  expect(profileNameSchema.parse("𝐀nna")).toBe("Anna");
  for (const name of ["Анна Lindqvist", "Zoë Μαρία", "Kenさん", "用户Li", "Kim-민지", "R2-D2 μ"]) {
    expect(profileNameSchema.parse(name)).toBe(name);
  }
});
