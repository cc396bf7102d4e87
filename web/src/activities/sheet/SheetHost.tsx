import { useEffect } from 'react'
import { useSession } from '../../accounts/session.ts'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { closeSheet, type SheetRequest, useSheetRequest } from './openSheet.ts'

interface Props {
  request: SheetRequest
  onClose: () => void
}

const ActivitySheet = lazyDialog<Props>(() => import('./ActivitySheet.tsx'))

/**
 * Shows the sheet that any activity button opened, and loads it only then. It closes with the session of its member, who
 * may have logged out in another tab.
 */
export function SheetHost() {
  const request = useSheetRequest()
  const isOwn = useSession().user?.profileId === request?.memberId
  useEffect(() => {
    if (!isOwn) closeSheet()
  }, [isOwn])
  return request && isOwn ? <ActivitySheet request={request} onClose={() => closeSheet()} /> : null
}
