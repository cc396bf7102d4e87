import { ContactPhone } from '../profiles/fields/ContactPhone.tsx'
import classes from '../profiles/fields/fields.module.css'
import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { LineField } from '../profiles/fields/LineField.tsx'
import { ListField } from '../profiles/fields/ListField.tsx'
import { ParentFields } from '../profiles/fields/ParentFields.tsx'
import { useSetting } from '../reference/calls.ts'
import { useTranslation } from '../ui/translation.ts'

export function ContactStep({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className={classes.part}>{t('Father')}</h2>
      <ParentFields form={form} parent="father" />
      <h2 className={classes.part}>{t('Mother')}</h2>
      <ParentFields form={form} parent="mother" />
      <h2 className={classes.part}>{t('Whom families may call')}</h2>
      <LineField
        form={form}
        path="basic.contactPersonName"
        label={t('Contact Person Name')}
        kind="name"
        required
      />
      <ListField
        form={form}
        path="basic.contactRelationship"
        label={t('Relationship')}
        list={useSetting('contactRelationships')}
        required
      />
      <ContactPhone form={form} label={t('Mobile')} />
    </>
  )
}
