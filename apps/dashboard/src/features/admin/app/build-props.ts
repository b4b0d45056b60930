import type { ApiClients, AppBuild, StaffApp } from '@unmuted/api';

/** A build and its app. */
export interface BuildProps {
  api: ApiClients;
  app: StaffApp;
  build: AppBuild;
}

export interface BuildDialogProps extends BuildProps {
  onClose: () => void;
}
