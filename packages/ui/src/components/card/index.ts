export {
  Card,
  CardBody,
  type CardBodyProps,
  CardFooter,
  type CardFooterProps,
  CardHeader,
  type CardHeaderProps,
  type CardProps,
} from './card.tsx';
export {
  CardEmpty,
  type CardEmptyProps,
  CardFailed,
  type CardFailedProps,
  CardSkeleton,
  type CardSkeletonProps,
} from './card-states.tsx';
