import { expect, test } from "vitest";
import { LocalChain } from "../../tests/support/solana-server/local-chain";
import { Payer } from "../../tests/support/solana-server/payer";
import { writeTransfer } from "./transfer";

test("a wallet signs the transaction that was made for it, and the treasury has the amount", () => {
  const chain = new LocalChain();
  const [payer, treasury, reference] = [new Payer(chain), new Payer(chain), new Payer(chain)];
  const had = chain.balanceOf(treasury.address);
  const wire = writeTransfer({
    ...{ payer: payer.address, treasury: treasury.address, reference: reference.address },
    ...{ lamports: 500_000_001n, blockhash: chain.blockhash },
  });
  const signature = payer.signAndSend(wire ?? new Uint8Array());
  expect(chain.balanceOf(treasury.address) - had).toBe(500_000_001n);
  expect(chain.naming(reference.address).map((found) => found.signature)).toEqual([signature]);
  expect(chain.find(signature)?.keys).toMatchObject([
    { pubkey: payer.address, signer: true, writable: true },
    { pubkey: treasury.address, signer: false, writable: true },
    { pubkey: reference.address, signer: false, writable: false },
    { signer: false, writable: false },
  ]);
});

test("nothing is made for what is no address, or for the treasury itself", () => {
  const chain = new LocalChain();
  const [one, other] = [new Payer(chain).address, new Payer(chain).address];
  const rest = { reference: other, lamports: 1n, blockhash: chain.blockhash };
  expect(writeTransfer({ payer: one, treasury: one, ...rest })).toBeNull();
  expect(writeTransfer({ payer: "me", treasury: one, ...rest })).toBeNull();
});
