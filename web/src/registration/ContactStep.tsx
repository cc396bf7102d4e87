import { ContactPhone } from '../profiles/fields/ContactPhone.tsx'
import classes from '../profiles/fields/fields.module.css'
import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { ParentFields } from '../profiles/fields/ParentFields.tsx'
import { Questions } from '../profiles/fields/Questions.ts'
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
      <Questions form={form} paths={['basic.contactPersonName', 'basic.contactRelationship']} />
      <ContactPhone form={form} />
    </>
  )
}
