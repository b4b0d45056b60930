import { describe, expect, test } from 'vitest';
import { judge, readReports, wordsOf } from './verdict.ts';

const printed = `✓ format         1.0 s  807 files
    a note
✗ lint          13.3 s
    a.ts:1 noConsole: do not
    
    ✓ what a tool prints is indented
    → npm run format mends it
✓ types         21.3 s  761 files

Red: lint after 35.6 s
2 passed, 1 failed
`;
const also = (id: string) => printed.replace(`✓ ${id}`, `✗ ${id}`);

describe('what the gates print', () => {
  test('is read gate by gate', () => {
    const reports = readReports(printed);
    expect([...reports].map(([id, { isRed }]) => [id, isRed])).toEqual([
      ['format', false],
      ['lint', true],
      ['types', false],
    ]);
    expect(reports.get('lint')?.text).toMatch(/^✗ lint[\s\S]+noConsole[\s\S]+mends it$/);
  });

  test('ends before the summary', () => {
    expect(readReports(printed).get('types')?.text).toBe('✓ types         21.3 s  761 files');
  });
});

describe('a proof', () => {
  test('holds when the gate alone turned red in the words foretold', () => {
    expect(judge('lint', 'noConsole', printed)).toEqual({ others: [] });
  });

  test('fails when the gate stayed green', () => {
    expect(judge('types', 'TS2322', printed).problem).toBe('stayed green');
  });

  test('fails when the gate turned red for another reason', () => {
    expect(judge('lint', 'raw colour', printed).problem).toMatch(/^turned red without saying “raw colour”/);
  });

  test('fails when the gate did not run', () => {
    expect(judge('unit', 'adds', 'Error: no such file').problem).toContain('Error: no such file');
  });

  test('names other gates that turned red', () => {
    expect(judge('lint', 'noConsole', also('types')).others).toEqual(['types']);
  });

  test('lets rows follow, whose titles come from the gates that pass', () => {
    const red = printed.replace('\n\nRed', '\n✗ rows 0.0 s\n    no passing test for: A1\n\nRed');
    expect(judge('lint', 'noConsole', red).others).toEqual([]);
  });
});

describe('the words that a patch foretells', () => {
  test('stand in its head', () => {
    expect(wordsOf('Debugging.\nSays: noConsole \n\ndiff --git a/x b/x\n+y\n')).toBe('noConsole');
  });

  test('are not looked for in what it changes', () => {
    expect(wordsOf('Debugging.\n\ndiff --git a/x b/x\nSays: y\n')).toBeUndefined();
  });
});
