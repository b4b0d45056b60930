import { limits } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { mailsTo } from '#/testing/app/people.ts';
import { credentialsOf } from '#/testing/app/test-app.ts';
import { type OutputTest, startOutputTest } from '#/testing/outputs/output-calls.ts';

let outputs: OutputTest;
beforeEach(async () => {
  outputs = await startOutputTest();
});
afterEach(() => outputs.close());

const posted = () => outputs.services.telegram.messages;
const short = (title: string) => ({ template: '%title%', name: title });

/** Plays a song of three minutes. */
async function play(title: string): Promise<void> {
  await outputs.announce(title);
  await outputs.post();
  outputs.test.clock.advance({ minutes: 3 });
}

describe('the rate', () => {
  it('posts the first song, then each third one', async () => {
    await outputs.create(outputs.draft('telegram', { ...short('Third'), everySongs: 3 }));
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await play(title);
    expect(posted()).toEqual(['A', 'D', 'G']);
  });

  it('posts the song on air once the interval is over', async () => {
    const { id } = await outputs.create(
      outputs.draft('telegram', { ...short('Slow'), minIntervalS: 7 * 60 }),
    );
    for (const title of ['A', 'B', 'C']) await play(title);
    expect(posted()).toEqual(['A']);
    expect(await outputs.read(id)).toMatchObject({ songsSince: 2, pendingSong: { title: 'C' }, state: 'ok' });
    await outputs.post();
    expect(posted()).toEqual(['A', 'C']);
    await play('D');
    expect(posted()).toEqual(['A', 'C']);
  });

  it('does not count the same announcement twice', async () => {
    const { id } = await outputs.create(outputs.draft('telegram', { ...short('Twice'), everySongs: 2 }));
    await outputs.announce('A', { songId: 'same' });
    await outputs.announce('A', { songId: 'same' });
    await outputs.post();
    expect((await outputs.read(id)).songsSince).toBe(0);
    expect(posted()).toEqual(['A']);
  });

  it.each([
    ['an ad', { kind: 'ad' }],
    ['a jingle', { kind: 'jingle' }],
    ['no text', { kind: 'none' }],
    ['a song without a title', { title: ' ' }],
  ] as const)('ignores %s', async (_name, other) => {
    await outputs.create(outputs.draft('telegram'));
    await outputs.announce('x', other);
    await outputs.post();
    expect(posted()).toEqual([]);
  });
});

describe('a song that could not be posted', () => {
  it('is tried again after growing waits, then dropped', async () => {
    const { id } = await outputs.create(outputs.draft('telegram', short('Retries')));
    const down = { status: 502, body: 'bad gateway' };
    outputs.services.telegram.faults.push(down, down, down, down);
    await outputs.announce('A');
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await outputs.post();
      const { nextAt } = await outputs.read(id);
      if (nextAt === null) break;
      const waitS = (Date.parse(nextAt) - outputs.test.clock.now().getTime()) / 1_000;
      waits.push(waitS);
      outputs.test.clock.advance({ seconds: waitS });
    }
    expect(waits).toEqual([15, 60, 180]);
    expect(await outputs.read(id)).toMatchObject({
      state: 'failing',
      reason: 'service_error',
      pendingSong: null,
      refusals: 0,
    });
    await play('B');
    expect(posted()).toEqual(['B']);
    expect(await outputs.read(id)).toMatchObject({ state: 'ok', reason: null });
  });

  it('is replaced by the next song', async () => {
    await outputs.create(outputs.draft('telegram', short('Latest')));
    outputs.services.telegram.faults.push('hang', { status: 500, body: '' });
    await outputs.announce('A');
    await outputs.post();
    await outputs.announce('B');
    outputs.test.clock.advance({ seconds: 20 });
    await outputs.post();
    outputs.test.clock.advance({ minutes: 1 });
    await outputs.post();
    expect(posted()).toEqual(['B']);
  });

  it('is not posted when something else has been on for minutes', async () => {
    const { id } = await outputs.create(outputs.draft('telegram'));
    await outputs.announce('A');
    await outputs.announce('News', { kind: 'station' });
    outputs.test.clock.advance({ minutes: 4 });
    await outputs.post();
    expect(outputs.services.telegram.requests).toEqual([]);
    expect(await outputs.read(id)).toMatchObject({ state: 'pending', pendingSong: null });
    expect(await outputs.log(id)).toMatchObject([{ error: 'expired', status: null, text: null }]);
  });

  it('is not posted after an hour, if nobody knows what followed', async () => {
    await outputs.create(outputs.draft('telegram'));
    await outputs.announce('A');
    outputs.test.clock.advance({ minutes: 61 });
    await outputs.post();
    expect(posted()).toEqual([]);
  });
});

describe('an output that is refused', () => {
  it('is turned off after twenty songs, which its owner can see; resuming starts anew', async () => {
    const { id, version } = await outputs.create(outputs.draft('telegram'));
    outputs.services.telegram.kick();
    for (let song = 0; song < limits.songOutputRefusals; song += 1) await play(`Song ${song}`);
    const off = await outputs.read(id);
    expect(off).toMatchObject({
      state: 'disabled',
      reason: 'forbidden',
      isEnabled: false,
      version: version + 1,
    });
    const entry = await outputs.test.db
      .selectFrom('audit_trail')
      .select(['actor_kind', 'details'])
      .where('action', '=', 'song_output.disabled')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_kind: 'system', details: { reason: 'forbidden', output: 'Songs' } });
    const mails = mailsTo(outputs.test, String(credentialsOf('owner').json.email));
    expect(mails).toMatchObject([
      {
        kind: 'song_output_disabled',
        station: 'Radio Aurora',
        output: 'Songs',
        cause: 'forbidden',
        link: `https://studio.example/station/${demoStationIds.aurora}/nowplaying`,
      },
    ]);
    const { length } = outputs.services.telegram.requests;
    await play('One more');
    expect(outputs.services.telegram.requests).toHaveLength(length);
    const { secret: _secret, ...fields } = outputs.draft('telegram');
    const on = await outputs.update(id, off.version, { ...fields, isEnabled: true });
    expect(on).toMatchObject({ state: 'pending', reason: null, refusals: 0, isEnabled: true });
  });

  it('does not delay the others', async () => {
    await outputs.create(outputs.draft('telegram'));
    await outputs.create(outputs.draft('discord'));
    outputs.services.discord.faults.push('hang');
    await play('A');
    expect(posted()).toHaveLength(1);
  });
});

describe('several servers', () => {
  it('post each song once', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four'])
      await outputs.create(outputs.draft('telegram', short(name)));
    await outputs.announce('A');
    await Promise.all([outputs.post(), outputs.post(), outputs.post()]);
    expect(outputs.services.telegram.requests).toHaveLength(4);
  });

  it('take over what a dead one leased', async () => {
    const { id } = await outputs.create(outputs.draft('telegram', short('Leased')));
    await outputs.announce('A');
    const lease_until = new Date(outputs.test.clock.now().getTime() + 60_000);
    await outputs.test.db
      .updateTable('song_outputs')
      .set({ leased_by: 'a dead server', lease_until })
      .where('id', '=', id)
      .execute();
    await outputs.post();
    expect(posted()).toEqual([]);
    outputs.test.clock.advance({ seconds: 61 });
    await outputs.post();
    expect(posted()).toEqual(['A']);
  });

  it('count the songs that begin during a try', async () => {
    const { id } = await outputs.create(outputs.draft('telegram', { ...short('During'), everySongs: 2 }));
    await outputs.announce('A');
    const { outputConnector } = outputs.test.deps;
    await outputs.post({
      outputConnector: {
        async ask(question) {
          const answer = await outputConnector.ask(question);
          await outputs.announce('B');
          return answer;
        },
      },
    });
    expect(await outputs.read(id)).toMatchObject({ songsSince: 1, pendingSong: null });
    await play('C');
    expect(posted()).toEqual(['A', 'C']);
  });
});

it('posts nothing of a suspended station', async () => {
  await outputs.create(outputs.draft('telegram'));
  await outputs.announce('A');
  await outputs.test.db.updateTable('stations').set({ status: 'suspended' }).execute();
  await outputs.post();
  expect(posted()).toEqual([]);
});

it('stores the last fifty results', async () => {
  const { id } = await outputs.create(outputs.draft('telegram', short('Log')));
  for (let song = 0; song < limits.songOutputLog + 5; song += 1) await play(`Song ${song}`);
  const log = await outputs.log(id);
  expect(log).toHaveLength(limits.songOutputLog);
  expect(log[0]?.song.title).toBe('Song 54');
});
