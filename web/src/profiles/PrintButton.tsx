import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'

/** For staff, who pass profiles on as paper. */
export function PrintButton() {
  return (
    <Button variant="quiet" icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
      {t('Print')}
    </Button>
  )
}
