import type { WizardLabels } from '#/provider/label-groups/wizard.ts';

export const wizard: WizardLabels = {
  steps: '步骤',
  stepTitle: (step, count, title) => `第 ${step} 步，共 ${count} 步：${title}`,
  stepError: '需要修改',
  stepLocked: '尚不可用',
  backTo: (title) => `返回${title}`,
  nextTo: (title) => `下一步：${title}`,
  finish: '完成',
  stepFailed: '操作未成功，未做任何更改。请稍后重试。',
};
