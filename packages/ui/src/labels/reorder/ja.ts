import type { ReorderLabels } from '#/provider/label-groups/reorder.ts';

export const reorder: ReorderLabels = {
  move: (name) => `${name}を移動`,
  instructions:
    'スペースキーでつかみ、矢印キーで移動、もう一度スペースキーで置きます。Escキーで取り消し、Enterキーでメニューを開きます。',
  fixed: '位置は固定されています',
  pickedUp: (name, position, count) => `${name}をつかみました。${count}件中${position}番目`,
  atPosition: (name, position, count) => `${name}、${count}件中${position}番目`,
  moved: (name, position, count) => `${name}を${count}件中${position}番目に移動しました`,
  pickedUpIn: (name, list, position, count) =>
    `${name}をつかみました。「${list}」の${count}件中${position}番目`,
  atPositionIn: (name, list, position, count) => `${name}、「${list}」の${count}件中${position}番目`,
  movedIn: (name, list, position, count) => `${name}を「${list}」の${count}件中${position}番目に移動しました`,
  cancelled: (name) => `取り消しました。${name}は元の位置に戻りました`,
  refused: (name, list, reason) => `${name}は「${list}」に移動できません：${reason}`,
  moveUp: '上へ移動',
  moveDown: '下へ移動',
  moveToTop: '先頭へ移動',
  moveToBottom: '末尾へ移動',
  moveTo: '移動先',
  cardCount: (_count, formatted) => `カード${formatted}枚`,
  countOfLimit: (count, limit) => `${count}／${limit}`,
  full: '上限に達しています',
  noCards: 'カードはありません',
};
