import { facts } from '../facts.ts';
import { cloudVps } from '../plans/cloudVps.ts';
import { dedicatedServers } from '../plans/dedicated.ts';
import type { FamilyChoiceWords } from '../schema/familyChoice.ts';
import type { FaqWords, HeroWords } from '../schema/sections.ts';

export const gamingEyebrow = 'Game server hosting';

export const gamingHero: HeroWords = {
  title: 'Your world, your rules',
  lead: 'Run a game server of your own on a Cloud VPS or on a whole machine, with root access and unlimited bandwidth, billed in taka by the month.',
  actions: [
    { label: 'Pick a machine', to: '#plans' },
    { label: 'Ask a person', to: '/contact-us' },
  ],
  facts: [
    { figure: 'Root', meaning: 'access to all of it' },
    { figure: '1 IP', meaning: 'for your players alone' },
    { figure: '100+', meaning: 'operating systems' },
  ],
};

export const gamingFamilies: FamilyChoiceWords = {
  title: 'Start small, or take the whole machine',
  lead: 'A VPS carries a server for friends. A community with many worlds is better off on bare metal.',
  legend: 'Which machines to show',
  families: [
    { label: 'Cloud VPS', family: cloudVps },
    { label: 'Dedicated', family: dedicatedServers },
  ],
  more: [
    'None fits? Tell us the numbers for a ',
    { label: 'custom VPS', to: '/custom-vps' },
    ' or a ',
    { label: 'custom machine', to: '/custom-dedicated-server' },
    '.',
  ],
};

export const gamingSides = {
  title: 'A clean server, and it is yours',
  lead: 'We sell the machine, not a game panel. So you decide which game runs, which mods it loads and who may join.',
  sides: [
    {
      title: 'What comes from us',
      items: [
        'The machine, its network and its dedicated IP',
        'The operating system that you choose',
        'Root access from the first minute',
        'On a VPS, a panel to restart and reinstall it',
        `People who answer, ${facts.supportDays}`,
      ],
    },
    {
      title: 'What stays with you',
      items: [
        'The game’s server program and its licence',
        'Mods, maps and player lists',
        'Updates of the system and of the game',
        'Copies of your worlds, kept somewhere else',
      ],
    },
  ],
} as const;

export const gamingTerminal = {
  title: 'Five lines to the first player',
  text: 'This is how a Java game server starts on Debian or Ubuntu. Other games differ in the names, not in the way: copy its program over, log in, install what it needs, open its port, start it.',
  lines: [
    'scp server.jar root@your-server:',
    'ssh root@your-server',
    'apt install -y openjdk-21-jre-headless',
    'ufw allow 25565/tcp',
    'java -Xmx3G -jar server.jar nogui',
  ],
} as const;

export const gamingFaq: FaqWords = {
  title: 'Before you invite anybody',
  lead: [
    'VPS and dedicated servers are not refundable, so ask first. ',
    { label: 'Our team', to: '/contact-us' },
    ' is glad to.',
  ],
  entries: [
    {
      question: 'Which games can I run?',
      answer: [
        [
          'Any whose server program runs on an operating system that you can install, which is a choice of 100+. Look at the game’s own page for what it needs, and allow some memory for the system.',
        ],
      ],
    },
    {
      question: 'VPS or dedicated?',
      answer: [
        [
          'Most game servers lean on one or two fast cores and on memory. A ',
          { label: 'Cloud VPS', to: '/vps' },
          ' has 4 to 8 GB, enough for a group of friends. Take a ',
          { label: 'dedicated server', to: '/dedicated-server' },
          ' with 64 or 128 GB when several worlds or many mods run at once.',
        ],
      ],
    },
    {
      question: 'Will it feel quick for my players?',
      answer: [
        [
          'That depends on the distance between them and the machine. Tell us where your players are and ask where the server will stand, before you order.',
        ],
      ],
    },
    {
      question: 'What does traffic cost?',
      answer: [['Nothing more: bandwidth is unlimited on every Cloud VPS and dedicated server.']],
    },
  ],
};
