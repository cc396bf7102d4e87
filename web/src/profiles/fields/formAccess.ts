import type { ProfileSections } from '@bnr/contract/profiles/profile'

/** What the fields of a profile see of the form they stand in. Paths are readable names, e.g. 'basic.motherTongue'. */
export interface FormAccess {
  values: ProfileSections
  errorAt: (...paths: string[]) => string | undefined
  set: (path: string, value: unknown) => void
}

export interface FieldsProps {
  form: FormAccess
}
