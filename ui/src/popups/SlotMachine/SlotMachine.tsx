import { slotTimes } from '@stemside/rules'
import type { CSSProperties } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { Burst } from './Burst.tsx'
import { Lever } from './Lever.tsx'
import { Reel } from './Reel.tsx'
import styles from './SlotMachine.module.css'
import { useSpin, type SpinPhase } from './useSpin.ts'

export interface SlotMachineProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Whether the pull wins: the reels show three times 30 %, otherwise only twice. */
  isWon: boolean
  /** Called 4 s after the pull, or by the button that skips the game. The parent then closes the machine and opens the result. */
  onResult: () => void
  /** Called on Escape, the close button and a press outside. A running spin then has no result. */
  onClose: () => void
}

/**
 * A game for a coupon: a lever and three reels. Source: specification §2 (slot-machine popup), §4
 * (2 s of spin, result at 4 s).
 */
export function SlotMachine({ isOpen, isWon, onResult, onClose }: SlotMachineProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={() => document.querySelector<HTMLElement>('[data-part="lever"]')}
    >
      <Dialog.Header
        title="Play & Win"
        description="Assured discounts to cross over to the STEM side!"
      />
      <Dialog.Body>
        <Machine isWon={isWon} onResult={onResult} />
        <Button variant="quiet" size="small" className={styles.skip} onClick={onResult}>
          Skip the game, show the result
        </Button>
      </Dialog.Body>
    </Dialog>
  )
}

/** Mounted anew for each opening, so that the lever begins at the top. */
function Machine({ isWon, onResult }: Pick<SlotMachineProps, 'isWon' | 'onResult'>) {
  const { phase, spin } = useSpin(onResult)
  const stops = [30, 30, isWon ? 30 : 20] as const
  return (
    <div className={styles.machine} style={spinTime}>
      {phase === 'stopped' && isWon && <Burst />}
      <div className={styles.cabinet} data-phase={phase} data-end={endOf(phase, isWon)}>
        <svg viewBox="0 0 120 60" className={styles.crown} aria-hidden="true">
          <path className={styles.crownLeft} d="M60 0a60 60 0 0 0 0 120z" />
          <path className={styles.crownRight} d="M60 10a50 50 0 0 1 0 100z" />
        </svg>
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
        <output>{spoken(phase, stops)}</output>
      </VisuallyHidden>
    </div>
  )
}

const reels = ['left', 'middle', 'right'] as const

const spinTime: CSSProperties & Record<`--${string}`, string> = { '--spin': `${slotTimes.spin}ms` }

/** How a spin ended; undefined until the reels stand still. */
function endOf(phase: SpinPhase, isWon: boolean) {
  if (phase !== 'stopped') return undefined
  return isWon ? 'won' : 'lost'
}

/** What a screen reader says. */
function spoken(phase: SpinPhase, stops: readonly number[]): string {
  if (phase === 'spinning') return 'Spinning'
  return phase === 'stopped' ? `The reels show ${stops.join(', ')} percent` : ''
}

/** The text below the reels, by phase. */
const plates: Readonly<Record<SpinPhase, string>> = {
  ready: 'Pull the lever',
  spinning: 'Here we go …',
  stopped: 'And that is …',
}
