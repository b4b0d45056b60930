import type { ReorderLabels } from '#/provider/label-groups/reorder.ts';

export const reorder: ReorderLabels = {
  move: (name) => `移动${name}`,
  instructions: '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消。按回车键打开菜单。',
  fixed: '位置固定',
  pickedUp: (name, position, count) => `已拿起${name}，第 ${position} 项，共 ${count} 项`,
  atPosition: (name, position, count) => `${name}，第 ${position} 项，共 ${count} 项`,
  moved: (name, position, count) => `${name}已移到第 ${position} 项，共 ${count} 项`,
  pickedUpIn: (name, list, position, count) => `已拿起${name}，“${list}”第 ${position} 项，共 ${count} 项`,
  atPositionIn: (name, list, position, count) => `${name}，“${list}”第 ${position} 项，共 ${count} 项`,
  movedIn: (name, list, position, count) => `${name}已移到“${list}”第 ${position} 项，共 ${count} 项`,
  cancelled: (name) => `已取消，${name}回到原位`,
  refused: (name, list, reason) => `${name}不能移到“${list}”：${reason}`,
  moveUp: '上移',
  moveDown: '下移',
  moveToTop: '移到最前',
  moveToBottom: '移到最后',
  moveTo: '移到',
  cardCount: (_count, formatted) => `${formatted} 张卡片`,
  countOfLimit: (count, limit) => `${count} / ${limit}`,
  full: '已满',
  noCards: '没有卡片',
};
