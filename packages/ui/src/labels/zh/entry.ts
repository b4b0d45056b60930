import type { EntryLabels } from '#/provider/label-groups/entry.ts';

export const entry: EntryLabels = {
  tagCount: (_count, formatted) => `${formatted} 项`,
  tagAdded: (name, _count, formatted) => `已添加“${name}”，共 ${formatted} 项`,
  tagsAdded: (_count, formatted) => `已添加 ${formatted} 项`,
  tagRemoved: (name, _count, formatted) => `已移除“${name}”，剩余 ${formatted} 项`,
  tagDuplicate: (name) => `“${name}”已在列表中。`,
  tagTooLong: (name, _max, formatted) => `“${name}”过长，最多 ${formatted} 个字符。`,
  tagsFull: (name, _max, formatted) => `无法添加“${name}”，最多 ${formatted} 项。`,
  tagNoRoom: (name, size, limit) => `无法添加“${name}”：总量将达到 ${size}，上限为 ${limit}。`,
  invalidTime: (example) => `请输入时间，例如 ${example}`,
  timeOutside: (min, max) => `请输入 ${min} 至 ${max} 之间的时间`,
  timeTooEarly: (min) => `最早可选时间为 ${min}`,
  timeTooLate: (max) => `最晚可选时间为 ${max}`,
};
