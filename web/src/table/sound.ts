/** One soft knock on wood, made on the spot. */
let context: AudioContext | null = null;

export function knock(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.setValueAtTime(180, now);
  tone.frequency.exponentialRampToValueAtTime(70, now + 0.09);
  volume.gain.setValueAtTime(0.25, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.15);
}
