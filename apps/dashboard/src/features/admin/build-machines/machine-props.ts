import type { ApiClients, BuildMachine } from '@unmuted/api';

export interface MachineProps {
  api: ApiClients;
  machine: BuildMachine;
}

export interface MachineDialogProps extends MachineProps {
  onClose: () => void;
}
