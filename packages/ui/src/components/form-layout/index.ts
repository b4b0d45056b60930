export {
  FormActions,
  type FormActionsProps,
  FormGroup,
  type FormGroupProps,
  FormLayout,
  type FormLayoutProps,
} from './form-layout.tsx';
