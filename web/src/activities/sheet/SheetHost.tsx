import { lazyDialog } from '../../ui/lazyDialog.ts'
import { closeSheet, type SheetRequest, useSheetRequest } from './openSheet.ts'

interface Props {
  request: SheetRequest
  onClose: () => void
}

const ActivitySheet = lazyDialog<Props>(() => import('./ActivitySheet.tsx'))

/** Shows the sheet that any activity button opened, and loads it only then. */
export function SheetHost() {
  const request = useSheetRequest()
  return request ? <ActivitySheet request={request} onClose={() => closeSheet()} /> : null
}
