import { slotTimes } from '@stemside/rules'
import type { CSSProperties } from 'react'
import { Dialog } from '../../core/Dialog/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { Lever } from './Lever.tsx'
import { Reel } from './Reel.tsx'
import styles from './SlotMachine.module.css'
import { useSpin, type SpinPhase } from './useSpin.ts'

export interface SlotMachineProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Whether the pull wins: the reels stop at three times 30 %, or at two of three. */
  isWon: boolean
  /** Four seconds after the pull: the parent closes the machine and opens the result. */
  onResult: () => void
  /** Escape, the close button, a press outside. A spin that is under way ends without a result. */
  onClose: () => void
}

/** A toy to pull, with three reels. Source: specification §2 (slot-machine popup), §4 (2 s of spin, result at 4 s). */
export function SlotMachine({ isOpen, isWon, onResult, onClose }: SlotMachineProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      title="Play & Win"
      description="Assured discounts to cross over to the STEM side!"
      initialFocus={() => document.querySelector<HTMLElement>('[data-part="lever"]')}
    >
      <Machine isWon={isWon} onResult={onResult} />
    </Dialog>
  )
}

/** It is mounted anew with each opening, so that each opening begins with the lever at the top. */
function Machine({ isWon, onResult }: Pick<SlotMachineProps, 'isWon' | 'onResult'>) {
  const { phase, spin } = useSpin(onResult)
  const stops = [30, 30, isWon ? 30 : 20] as const
  return (
    <div className={styles.machine} style={spinTime}>
      <div className={styles.cabinet} data-phase={phase}>
        <div className={styles.reels} aria-hidden="true">
          {reels.map((name, place) => (
            <Reel key={name} place={place} stop={stops[place] ?? 30} isMoved={phase !== 'ready'} />
          ))}
        </div>
        <p className={styles.plate} aria-hidden="true">
          {plates[phase]}
        </p>
      </div>
      <Lever phase={phase} onPull={spin} />
      <VisuallyHidden>
        <output>
          {phase === 'spinning' && 'Spinning'}
          {phase === 'stopped' && `The reels show ${stops.join(', ')} percent`}
        </output>
      </VisuallyHidden>
    </div>
  )
}

const reels = ['left', 'middle', 'right'] as const

const spinTime: CSSProperties & Record<`--${string}`, string> = { '--spin': `${slotTimes.spin}ms` }

/** The content below the reels. */
const plates: Readonly<Record<SpinPhase, string>> = {
  ready: 'Pull the lever',
  spinning: 'Here we go …',
  stopped: 'And that is …',
}
