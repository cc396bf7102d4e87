import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'

export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="outlined" icon={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
      {t('Back')}
    </Button>
  )
}
