import type { NotificationCentreLabels } from '#/provider/label-groups/notification-centre.ts';

export const notificationCentre: NotificationCentreLabels = {
  notifications: '通知',
  unread: (_count, formatted) => `通知、未読 ${formatted} 件`,
  unreadItem: '未読',
  markRead: (title) => `「${title}」を既読にする`,
  markAllRead: 'すべて既読にする',
  today: '今日',
  yesterday: '昨日',
  loadOlder: '以前の通知を表示',
  empty: '通知はありません',
  emptyHint: '警報、返信、お知らせがここに表示されます。',
  info: '情報',
  success: '成功',
  warning: '警告',
  danger: '問題',
};
