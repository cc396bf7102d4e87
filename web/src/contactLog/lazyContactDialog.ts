import { lazyDialog } from '../ui/lazyDialog.ts'

/** Logs a call or a note, from a profile and from the lists of families to call. */
export const ContactDialog = lazyDialog(() => import('./ContactDialog.tsx'))
