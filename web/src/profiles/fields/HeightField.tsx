import { useHeights } from '../../reference/calls.ts'
import { heightOf, heightValue } from '../../reference/choices.ts'
import type { Height } from '../../reference/lists.ts'
import { useTranslation } from '../../ui/translation.ts'
import type { FieldsProps } from './formAccess.ts'
import { ListField } from './ListField.tsx'

export function HeightField({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <ListField
      form={form}
      path="basic.height"
      errorPath="basic.height.feet"
      label={t('Height')}
      list={useHeights()}
      toText={(height: Height) => heightValue(height)}
      fromText={heightOf}
      required
    />
  )
}
