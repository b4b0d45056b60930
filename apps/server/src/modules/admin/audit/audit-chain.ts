import { createHash } from 'node:crypto';
import type { AuditVerification } from '@unmuted/api/contract';
import {
  countUnlinked,
  findHead,
  findLinks,
  findUnlinked,
  insertLinks,
  takeChainTurn,
} from '#/modules/admin/audit/audit-chain.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';

interface ChainDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const batch = 1_000;
const dayMs = 24 * 60 * 60_000;
/** Younger entries are never deleted. */
const keptMs = 730 * dayMs;
const start = Buffer.alloc(32);

const hashOf = (previous: Buffer, text: string): Buffer =>
  createHash('sha256').update(previous).update(text).digest();

/**
 * Links the new entries of the audit trail: each hash covers the previous one and an entry, so that a later change of an
 * entry is found. Runs as a job, since a chain extended by each insert would make all acts wait for each other (ADR 34).
 */
export async function chainEntries({ db, clock }: ChainDeps): Promise<void> {
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - dayMs);
  for (let linked = batch; linked === batch; ) {
    linked = await db.transaction().execute(async (tx) => {
      await takeChainTurn(tx);
      const head = await findHead(tx);
      let seq = BigInt(head?.seq ?? 0);
      let hash: Buffer = head?.hash ?? start;
      const entries = await findUnlinked(tx, { limit: batch, dayAgo });
      const links = entries.map(({ id, text }) => {
        seq += 1n;
        hash = hashOf(hash, text);
        return { seq: String(seq), entry_id: id, hash, chained_at: now };
      });
      if (links.length > 0) await insertLinks(tx, links);
      return links.length;
    });
  }
}

/** Recomputes the chain and finds the first entry that was changed or deleted since it was linked. */
export async function verifyChain({ db, clock }: ChainDeps): Promise<AuditVerification> {
  const now = clock.now().getTime();
  const dayAgo = new Date(now - dayMs);
  const unchained = await countUnlinked(db, dayAgo);
  let seq = 0n;
  let hash: Buffer = start;
  let entries = 0;
  const broken = (id: string) => ({
    isIntact: false,
    entries,
    unchained,
    brokenAt: id,
    head: headOf(seq, hash),
  });
  for (;;) {
    const links = await findLinks(db, String(seq), batch);
    for (const link of links) {
      // After a purge, the chain continues from the link of the last deleted entry.
      const isOld = link.chained_at.getTime() < now - keptMs;
      const isAnchor = seq === 0n && link.text === null && isOld;
      if (!isAnchor) {
        const isNext = BigInt(link.seq) === seq + 1n;
        const expected = link.text === null ? null : hashOf(hash, link.text);
        if (!isNext || !expected?.equals(link.hash)) return broken(link.entry_id);
        entries += 1;
      }
      seq = BigInt(link.seq);
      hash = link.hash;
    }
    if (links.length < batch) break;
  }
  return { isIntact: true, entries, unchained, brokenAt: null, head: headOf(seq, hash) };
}

const headOf = (seq: bigint, hash: Buffer) =>
  seq === 0n ? null : { seq: String(seq), hash: hash.toString('hex') };
