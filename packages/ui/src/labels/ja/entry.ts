import type { EntryLabels } from '#/provider/label-groups/entry.ts';

export const entry: EntryLabels = {
  tagCount: (_count, formatted) => `${formatted}件`,
  tagAdded: (name, _count, formatted) => `${name}を追加しました。全${formatted}件`,
  tagsAdded: (_count, formatted) => `${formatted}件追加しました`,
  tagRemoved: (name, _count, formatted) => `${name}を削除しました。残り${formatted}件`,
  tagDuplicate: (name) => `「${name}」はすでにあります。`,
  tagTooLong: (name, _max, formatted) => `「${name}」が長すぎます。${formatted}文字以内で入力してください。`,
  tagsFull: (name, _max, formatted) => `「${name}」は追加できません。最大${formatted}件です。`,
  tagNoRoom: (name, size, limit) => `「${name}」は追加できません。上限${limit}に対して${size}になります。`,
  invalidTime: (example) => `時刻を入力してください（例：${example}）`,
  timeOutside: (min, max) => `${min}から${max}までの時刻を入力してください`,
  timeTooEarly: (min) => `${min}以降の時刻を入力してください`,
  timeTooLate: (max) => `${max}以前の時刻を入力してください`,
};
