import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { FormAccess as AnyForm } from '../../ui/form/formAccess.ts'
import type { Fields } from '../../ui/form/paths.ts'

/** What the fields of a profile need from their form. Paths are readable names, e.g. 'basic.motherTongue'. */
export type FormAccess = AnyForm<ProfileSections, Pick<Fields<ProfileSections>, FieldPath>>

export interface FieldsProps {
  form: FormAccess
}
