import { lazyDialog } from '../../ui/lazyDialog.ts'

export const SearchNameDialog = lazyDialog(async () => ({
  default: (await import('./SearchNameDialog.tsx')).SearchNameDialog,
}))
export const DeleteSearchDialog = lazyDialog(() => import('./DeleteSearchDialog.tsx'))
