import { castRoutes, mainRoutes } from '@unmuted/api/contract';
import { fixtures } from '@unmuted/api/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compiled } from '#/platform/http/compiled-schema.ts';

/** The observable result of parsing a value. */
function verdict(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = z.safeParse(schema, value);
  return success ? { data } : error.issues;
}

const count = z.int().check(z.nonnegative());
const parts = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(4)),
  kind: z.enum(['one', 'two']),
  counts: z.array(z.nullable(count)),
  percent: z.array(z.int().check(z.minimum(0), z.maximum(100))),
  above: z.array(z.int().check(z.gt(3))),
  even: z.array(z.int().check(z.refine((value) => value % 2 === 0))),
  lengths: z.array(z.number()),
  few: z.array(count).check(z.maxLength(2)),
  nested: z.optional(z.nullable(z.strictObject({ deep: z.array(z.object({ at: z.boolean() })) }))),
  names: z.record(z.string(), z.object({ count })),
  either: z.union([z.object({ a: count }), z.object({ b: z.string() })]),
  typed: z.discriminatedUnion('type', [
    z.object({ type: z.literal('x'), of: count }),
    z.object({ type: z.literal('y'), of: z.string() }),
  ]),
});

const good = {
  name: 'abc',
  kind: 'one',
  counts: [1, null, 0],
  percent: [0, 100],
  above: [4],
  even: [2],
  lengths: [0.5],
  few: [1],
  nested: { deep: [{ at: true }] },
  names: { first: { count: 1 } },
  either: { b: 'text' },
  typed: { type: 'y', of: 'text' },
};

describe('compiled', () => {
  it('accepts what the schema accepts and strips undeclared fields', () => {
    const value = {
      ...good,
      secret: 1,
      either: { b: 'text', secret: 1 },
      names: { first: { count: 1, x: 2 } },
    };
    expect(verdict(compiled(parts), value)).toEqual({ data: good });
  });

  it('returns the same result for any field value', () => {
    const schema = compiled(parts);
    const number = fc.oneof(
      fc.integer({ min: -2, max: 102 }),
      fc.constant(null),
      fc.double(),
      fc.constant('1'),
    );
    const anything = fc.oneof(fc.array(number), fc.anything(), fc.dictionary(fc.string(), fc.anything()));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good)), anything, (field, value) => {
        const given = { ...good, [field]: value };
        expect(verdict(schema, given)).toEqual(verdict(parts, given));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['counts', [1, -1]],
    ['counts', [2 ** 53]],
    ['counts', [1.5]],
    ['counts', [Number.NaN]],
    ['counts', [undefined]],
    ['counts', new Array(1)],
    ['percent', [101]],
    ['percent', [null]],
    ['above', [3]],
    ['even', [3]],
    ['few', [1, 2, 3]],
  ])('rejects %s of %o', (field, value) => {
    expect(z.safeParse(compiled(parts), { ...good, [field]: value }).success).toBe(false);
  });

  it("validates the contract's responses like the contract", () => {
    const routes = [...Object.values(mainRoutes), ...Object.values(castRoutes)];
    const schemas = routes.flatMap(({ reply }) => ('schema' in reply && reply.schema ? [reply.schema] : []));
    const examples = [...Object.values(fixtures), {}, [], null, 'text', { items: [] }, { items: [{}] }];
    expect(schemas.length).toBeGreaterThan(60);
    let taken = 0;
    for (const schema of schemas) {
      const made = compiled(schema);
      for (const example of examples) {
        const said = verdict(schema, example);
        expect(verdict(made, example)).toEqual(said);
        if (!Array.isArray(said)) taken += 1;
      }
    }
    expect(taken).toBeGreaterThan(20);
  });
});
