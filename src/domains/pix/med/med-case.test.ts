import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { MedCaseDirection, MedCaseStatus } from '../../../../generated/models.ts';
import { isOverdue, mayBecome } from './med-case.ts';

interface StatusSchema {
  description: string;
  enum: MedCaseStatus[];
}

const contract =
  parse(readFileSync(join(import.meta.dirname, '../../../../contracts/pix/med/schemas.yaml'), 'utf8')) as { MedCaseStatus: StatusSchema };
const { description, enum: statuses } = contract.MedCaseStatus;

it('the moves are those of the contract\'s table', () => {
  const published = description.split('\n').flatMap((line) => {
    const [direction, from = '', to] = line.split('|').slice(1, 4).map((cell) => cell.trim());
    return direction === 'INBOUND' || direction === 'OUTBOUND' ? from.split(', ').map((one) => `${direction} ${one} ${to}`) : [];
  }).filter((move) => !move.includes(' none '));
  const built = (['INBOUND', 'OUTBOUND'] as MedCaseDirection[]).flatMap((direction) => statuses.flatMap((status) => statuses
    .filter((next) => mayBecome({ direction, status }, next)).map((next) => `${direction} ${status} ${next}`)));
  expect(built.sort()).toEqual(published.sort());
});

describe('a case is overdue when the deadline that counts has passed', () => {
  const [early, late] = [new Date('2026-03-09T12:00:00Z'), new Date('2026-03-10T12:00:00Z')];
  it.each<[MedCaseStatus, Date | null, Date | null, boolean]>([
    ['FILING', null, null, false],
    ['OPEN', early, null, true],
    ['OPEN', late, null, false],
    ['OPEN', new Date('2026-03-09T18:00:00Z'), null, false],
    ['ACCEPTED', early, late, false],
    ['ACCEPTED', early, early, true],
    ['ACCEPTED', early, null, false],
    ['RETURNING', early, early, true],
    ['RETURN_FAILED', early, early, true],
    ['RETURNED', early, early, false],
    ['RELEASED', early, early, false],
    ['CANCELLED', early, early, false],
  ])('%s, to be analysed by %s, returned by %s: %s', (status, analysisDueAt, returnDueAt, is) => {
    expect(isOverdue({ status, analysisDueAt, returnDueAt }, new Date('2026-03-09T18:00:00Z'))).toBe(is);
  });
});
