import type { NotificationCentreLabels } from '#/provider/label-groups/notification-centre.ts';

export const notificationCentre: NotificationCentreLabels = {
  notifications: '通知',
  unread: (_count, formatted) => `通知，${formatted} 条未读`,
  unreadItem: '未读',
  markRead: (title) => `将“${title}”标为已读`,
  markAllRead: '全部标为已读',
  today: '今天',
  yesterday: '昨天',
  loadOlder: '加载更早的通知',
  empty: '没有通知',
  emptyHint: '报警、回复和提醒会显示在这里。',
  info: '信息',
  success: '成功',
  warning: '警告',
  danger: '问题',
};
