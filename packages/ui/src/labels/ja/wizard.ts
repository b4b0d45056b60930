import type { WizardLabels } from '#/provider/label-groups/wizard.ts';

export const wizard: WizardLabels = {
  steps: '手順',
  stepTitle: (step, count, title) => `ステップ ${step}/${count}：${title}`,
  stepError: '要修正',
  stepLocked: 'まだ進めません',
  backTo: (title) => `${title}に戻る`,
  nextTo: (title) => `次へ：${title}`,
  finish: '完了',
  stepFailed: '処理に失敗しました。変更は行われていません。しばらくしてからもう一度お試しください。',
};
