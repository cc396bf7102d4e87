import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Button } from '../ui/Button.tsx'
import { useTranslation } from '../ui/translation.ts'

/** For staff, who pass profiles on as paper. */
export function PrintButton() {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
      {t('Print')}
    </Button>
  )
}
