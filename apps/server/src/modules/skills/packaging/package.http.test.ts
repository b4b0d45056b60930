import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transformer } from '@napi-rs/image';
import type { SkillDocument } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readManifest } from '#/modules/skills/packaging/manifest.service.ts';
import { manifestOf } from '#/modules/skills/packaging/manifest.ts';
import { type PackageDeps, readPackage } from '#/modules/skills/packaging/package.service.ts';
import { fullDocument } from '#/modules/skills/packaging/testing/full-document.ts';
import { readZip } from '#/modules/skills/packaging/testing/read-zip.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { connect } from '#/platform/db/connect.ts';
import { createFileStorage } from '#/platform/storage/storage.ts';
import { takeDemoDatabase } from '#/testing/databases/demo-database.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

const scope = { kind: 'admin', adminId: crypto.randomUUID(), role: 'admin' } as AdminScope;
const ready: SkillDocument = { ...fullDocument, voices: fullDocument.voices.slice(0, 2) };

let deps: PackageDeps;
let directory: string;
let end: () => Promise<void>;
/** A skill of the demo accounts. */
let id: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'studio-package-'));
  const database = await takeDemoDatabase();
  const { db } = connect({ connection: database.connection, poolSize: 2 });
  deps = { db, castUrl: () => 'https://cast.studio.example', storage: createFileStorage(directory) };
  ({ id } = await db.selectFrom('alexa_skills').select('id').limit(1).executeTakeFirstOrThrow());
  end = async () => {
    await db.destroy();
    await database.drop();
    await rm(directory, { recursive: true });
  };
});
afterAll(() => end());

/** Stores an icon of four colours. */
async function storeIcon(): Promise<string> {
  const png = createPng(1_024, 1_024, {
    pixel: (x, y) => [x < 512 ? 255 : 0, y < 512 ? 255 : 0, 0, 255],
  });
  const hash = createHash('sha256').update(png).digest('hex');
  const place = path.join(directory, hash);
  await writeFile(place, png);
  await deps.storage.backend.put(hash, place);
  return `${hash}.png`;
}

let icon: string;
beforeEach(async () => {
  icon = await storeIcon();
  await save({ draft: { ...ready, icon } });
});

interface Saved {
  readonly draft?: SkillDocument;
  readonly sent?: SkillDocument;
  readonly status?: 'draft' | 'processing';
  readonly endpoint?: string;
}

async function save({ draft, sent, status = 'draft', endpoint = '' }: Saved): Promise<void> {
  const documents = {
    ...(draft && { draft: JSON.stringify(draft) }),
    ...(sent && { sent: JSON.stringify(sent) }),
  };
  await deps.db
    .updateTable('alexa_skills')
    .set({ ...documents, status, endpoint })
    .where('id', '=', id)
    .execute();
}

const read = (format: 'ask' | 'smapi' = 'smapi') => readPackage(deps, scope, { id, format });

async function filesOf(packed: ReturnType<typeof read>): Promise<ReadonlyMap<string, Buffer>> {
  const zip = Buffer.from((await packed).content, 'base64');
  return new Map(readZip(zip).map(({ name, content }) => [name, content]));
}

async function manifestIn(packed: ReturnType<typeof read>): Promise<unknown> {
  return JSON.parse((await filesOf(packed)).get('skill.json')?.toString() ?? 'null');
}

/** The colours of the four quarters of a picture. */
async function quartersOf(png: Buffer | undefined) {
  const picture = new Transformer(png ?? Buffer.alloc(0));
  const { width, height, format } = await picture.metadata();
  const pixels = await picture.rawPixels();
  const channels = pixels.length / width / height;
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    return [...pixels.subarray(at, at + 3)];
  };
  const places = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => colourAt(x, y)));
  return { size: [width, height], format, places };
}

it('has the icons of the store in both sizes, and leaves no files behind', async () => {
  const files = await filesOf(read());
  const places = [
    [255, 255, 0],
    [0, 255, 0],
    [255, 0, 0],
    [0, 0, 0],
  ];
  for (const side of [108, 512])
    expect(await quartersOf(files.get(`assets/images/icon-${side}.png`))).toEqual({
      size: [side, side],
      format: 'png',
      places,
    });
  expect(await readdir(deps.storage.incoming)).toEqual([]);
});

it('is named after the skill and its format', async () => {
  expect((await read('ask')).name).toBe('radio-aurora-ask.zip');
  await save({ draft: { ...ready, icon, name: 'Ràdio — Åre 2' } });
  expect((await read()).name).toBe('radio-are-2-smapi.zip');
  await save({ draft: { ...ready, icon, name: 'オーロラ' } });
  expect((await read()).name).toBe('skill-smapi.zip');
});

it('has our endpoint, or the one that staff have set', async () => {
  const document = { ...ready, icon };
  expect(await manifestIn(read())).toEqual(manifestOf(document, `https://cast.studio.example/alexa/${id}`));
  const endpoint = 'arn:aws:lambda:eu-west-1:123456789012:function:radio';
  await save({ endpoint });
  expect(await manifestIn(read())).toEqual(manifestOf(document, endpoint));
});

it('has what was sent for review while that is under review, like the manifest', async () => {
  const sent = { ...ready, icon, hasAds: false };
  await save({ sent, status: 'processing' });
  const manifest = manifestOf(sent, `https://cast.studio.example/alexa/${id}`);
  expect(await manifestIn(read())).toEqual(manifest);
  expect((await readManifest(deps, scope, id)).manifest).toEqual(manifest);
});

it.each<[string, (document: SkillDocument) => SkillDocument]>([
  ['has no icon', (document) => ({ ...document, icon: null })],
  ['has an icon that the storage has lost', (document) => ({ ...document, icon: `${'0'.repeat(64)}.png` })],
  ['plays nothing', (document) => ({ ...document, source: null })],
  ['is for countries without Alexa only', (document) => ({ ...document, countries: ['CU', 'KP'] })],
])('is refused if the skill %s', async (_fault, change) => {
  await save({ draft: change({ ...ready, icon }) });
  await expect(read()).rejects.toMatchObject({ code: 'skill.not_ready' });
});

it('is not found for a skill that does not exist', async () => {
  const missing = { id: crypto.randomUUID(), format: 'ask' } as const;
  await expect(readPackage(deps, scope, missing)).rejects.toMatchObject({ code: 'resource.not_found' });
});
