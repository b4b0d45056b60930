import { pluralIn } from '#/lib/plural-in.ts';
import type { NotificationCentreLabels } from '#/provider/label-groups/notification-centre.ts';

const plural = pluralIn('fr');

export const notificationCentre: NotificationCentreLabels = {
  notifications: 'Notifications',
  unread: (count, formatted) =>
    plural(count, {
      one: `Notifications, ${formatted} non lue`,
      other: `Notifications, ${formatted} non lues`,
    }),
  unreadItem: 'non lue',
  markRead: (title) => `Marquer «\u202f${title}\u202f» comme lue`,
  markAllRead: 'Tout marquer comme lu',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  loadOlder: 'Afficher les plus anciennes',
  empty: 'Vous n’avez aucune notification',
  emptyHint: 'Les alarmes, réponses et rappels apparaissent ici.',
  info: 'Information',
  success: 'Succès',
  warning: 'Avertissement',
  danger: 'Problème',
};
