export { NotificationCentre } from './notification-centre.tsx';
export type {
  NotificationCentreProps,
  NotificationFailure,
  NotificationItem,
} from './notification-centre.types.ts';
