import { type Api, implement } from '@/api/http/implement';
import { listFaq, listPartners, listTeam } from '@/api/services/content/content';
import { getMenuPage } from '@/api/services/content/menu';
import { getPost, listPosts } from '@/api/services/content/post';
import { getPostGroup } from '@/api/services/content/post-group';
import type { Ports } from '@/api/shared/ports';

export function contentRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'content.posts', ({ query, locale }) => listPosts(ports, query, locale));
  implement(api, ports, 'content.post', ({ params, locale }) => getPost(ports, params.id, locale));
  implement(api, ports, 'content.postGroup', ({ params, locale }) =>
    getPostGroup(ports, params.group, locale),
  );
  implement(api, ports, 'content.faq', ({ locale }) => listFaq(ports, locale));
  implement(api, ports, 'content.menuPage', ({ params, locale }) =>
    getMenuPage(ports, params.id, locale),
  );
  implement(api, ports, 'content.team', ({ locale }) => listTeam(ports, locale));
  implement(api, ports, 'content.partners', () => listPartners(ports));
}
