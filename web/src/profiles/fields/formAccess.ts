import type { ProfileSections } from '@bnr/contract/profiles/profile'

/** What the fields of a profile see of the form they stand in. Paths are readable names, e.g. 'basic.motherTongue'. */
export interface FormAccess {
  values: ProfileSections
  /** Whoever asks shows it: what nobody asks for is shown above the button. */
  errorAt: (...paths: string[]) => string | undefined
  set: (path: string, value: unknown) => void
}

/** What the frame around them sees as well. */
export interface WholeForm extends FormAccess {
  /** Messages of fields that were not drawn; to be asked once the fields are there. */
  homeless: () => string[]
}

export interface FieldsProps {
  form: FormAccess
}
