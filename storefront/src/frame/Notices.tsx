import { NoticeList } from '@stemside/ui/shell/NoticeList'
import { useSnapshot } from 'valtio'
import { useShop } from '../hooks/ShopContext.tsx'

/** The notices, on every page. */
export function Notices() {
  const { notices } = useShop()
  const { notices: shown } = useSnapshot(notices.state)
  return <NoticeList notices={shown} onClose={(id) => notices.dismiss(id)} />
}
