import { describe, expect, it } from '@jest/globals';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { InstantText } from './instant-text.ts';
import { rowCodec } from './row.ts';

const Side = defineEntity({ name: 'Side', embeddable: true, properties: { kind: p.text(), heldSince: p.datetime().strictNullable() } });
const Thing = defineEntity({
  name: 'Thing',
  tableName: 'things',
  properties: {
    tenantId: p.text().primary(),
    thingId: p.text().primary(),
    cents: p.bigint('bigint').strictNullable(),
    level: p.bigint('number'),
    lease: p.bigint('string'),
    from: p.embedded(Side),
    at: p.datetime(),
    toldAt: p.type(InstantText).$type<string>(),
    day: p.date(),
    bytes: p.blob(),
    facts: p.json<readonly { n: number }[]>().strictNullable(),
    kind: p.text().fieldName('thing_kind'),
  },
});

const AT = '2026-03-02T12:00:00.123Z';
const thing = {
  thingId: 'thg_1', cents: 9_007_199_254_740_993n, level: 7, lease: '9007199254740993', from: { kind: 'account', heldSince: null },
  at: new Date(AT),
  toldAt: AT, day: '2026-03-02', bytes: Buffer.from([1, 255]), facts: [{ n: 1 }], kind: 'k',
};

describe('a codec', () => {
  const codec = rowCodec(Thing);

  it('lists a row as JSON carries it, in the order of the entity', () => {
    expect(codec.columns).toEqual([
      'thing_id', 'cents', 'level', 'lease', 'from_kind', 'from_held_since', 'at', 'told_at', 'day', 'bytes', 'facts', 'thing_kind',
    ]);
    expect(JSON.stringify(codec.values(thing))).toBe(
      `["thg_1","9007199254740993",7,"9007199254740993","account",null,"${AT}","${AT}","2026-03-02","\\\\x01ff",[{"n":1}],"k"]`);
  });

  it('tells the writer of the table its key and types', () => {
    expect(codec.writer).toEqual(['things', 'thing_id', {
      thing_id: 'text', cents: 'bigint', level: 'bigint', lease: 'bigint', from_kind: 'text', from_held_since: 'timestamptz',
      at: 'timestamptz',
      told_at: 'timestamptz', day: 'date', bytes: 'bytea', facts: 'jsonb', thing_kind: 'text',
    }]);
  });

  it.each([
    ['by column', { cents: '9007199254740993', level: '7', lease: '9007199254740993', at: '2026-03-02 12:00:00.123+00' }],
    ['as JSON', { cents: 9_007_199_254_740_992, level: 7, lease: 12, at: '2026-03-02T12:00:00.123+00:00' }],
  ])('reads a row that Postgres gives %s', (_, { cents, level, lease, at }) => {
    const row = {
      tenant_id: 'demo', thing_id: 'thg_1', cents, level, lease, from_kind: 'account', from_held_since: at, at, told_at: at,
      day: '2026-03-02',
      bytes: thing.bytes, facts: null, thing_kind: 'k', more: 1,
    };
    expect(codec.read(row)).toEqual({
      ...thing, cents: BigInt(cents), lease: String(lease), from: { kind: 'account', heldSince: new Date(AT) }, facts: null,
    });
  });

  it('writes a part of a row, and what follows from it', () => {
    const part = rowCodec(Thing, { only: ['kind', 'cents'], derived: { kind: ({ cents }: { cents: bigint }) => `of ${cents}` } });
    expect([part.columns, part.values({ cents: 5n })]).toEqual([['thing_kind', 'cents'], ['of 5', '5']]);
    expect(part.read({ thing_kind: 'of 5', cents: '5' })).toEqual({ cents: 5n });
  });
});
