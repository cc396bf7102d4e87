import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Button } from '../ui/Button.tsx'
import { useTranslation } from '../ui/translation.ts'

/** To the step before; what was typed here is found again. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="outlined" icon={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
      {t('Back')}
    </Button>
  )
}
