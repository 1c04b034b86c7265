import {
  Brush,
  Cog,
  Compass,
  Crown,
  Feather,
  Flame,
  HeartPulse,
  Landmark,
  type LucideIcon,
  Music,
  Pi,
  Scroll,
  Telescope,
} from 'lucide-react';

const EMBLEMS: Record<string, LucideIcon> = {
  scientist: Telescope,
  mathematician: Pi,
  inventor: Cog,
  artist: Brush,
  writer: Feather,
  musician: Music,
  philosopher: Scroll,
  ruler: Crown,
  leader: Landmark,
  explorer: Compass,
  activist: Flame,
  healer: HeartPulse,
};

/** The sign of a calling; a scroll where the category is none of the twelve. */
export function emblemOf(category: string): LucideIcon {
  return EMBLEMS[category.toLowerCase()] ?? Scroll;
}
